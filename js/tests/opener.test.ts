import { afterEach, describe, expect, it } from "vitest";
import { codeInAddress } from "../src/opener";

afterEach(() => history.replaceState(null, "", "/"));

/** What is found when the page was opened with this behind its path. */
function found(behind: string): string {
  history.replaceState(null, "", `/lab${behind}`);
  return codeInAddress();
}

describe("the code in the address", () => {
  it("is found behind the # and as a parameter", () => {
    expect(found("#ora1:AB-_9")).toBe("ora1:AB-_9");
    expect(found("?reset&ora=ora1%3AAB-_9&token=x")).toBe("ora1:AB-_9");
  });

  it("is missing without ado", () => {
    for (const behind of ["", "#", "#ora1", "?ora=", "#<script>"]) expect(found(behind)).toBe("");
  });

  it("may be spoilt by percent signs: Python says what is wrong with it", () => {
    expect(found("#ora1:AB%")).toBe("ora1:AB%");
    expect(found("#ora1:%E0%A4%A")).toBe("ora1:%E0%A4%A");
  });
});
