import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    maxWorkers: "100%", // of two cores it would leave one idle
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
