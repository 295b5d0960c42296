import { afterEach, describe, expect, it } from "vitest";
import opener, { codeInAddress } from "../src/opener";

afterEach(() => history.replaceState(null, "", "/"));

/** The code found when the page was opened with this after its path. */
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

/** A form on the page, and a function that gives it a new notice. */
function shown(folded: boolean): { form: HTMLFormElement; tell: (notice: string) => void } {
  const traits: Record<string, unknown> = { words: { label: "Code", button: "Open", hint: "" }, notice: "", folded };
  let follow = () => {};
  const model = {
    get: (name: string) => traits[name],
    on: (event: string, listener: () => void) => {
      if (event === "change:notice") follow = listener;
    },
    off: () => {},
    send: () => {},
  };
  const el = document.createElement("div");
  opener.render({ model, el } as never);
  return {
    form: el.querySelector("form") as HTMLFormElement,
    tell: (notice) => {
      traits.notice = notice;
      follow();
    },
  };
}

describe("the line", () => {
  it("is hidden above a start screen until something is said", () => {
    const { form, tell } = shown(true);
    expect(form.style.display).toBe("none");
    tell("This is no game.");
    expect(form.style.display).toBe("flex");
    tell("");
    expect(form.style.display).toBe("none");
  });

  it("is there where nothing else asks for a game", () => {
    expect(shown(false).form.style.display).toBe("flex");
  });
});
