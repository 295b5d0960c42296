// The age of something that runs, second by second.
import { useEffect, useState } from "preact/hooks";

/** Seconds since `news` arrived; 0 while it does not run. */
export function useSecondsSince(news: object, runs: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    const began = Date.now();
    const timer = setInterval(() => setSeconds(runs ? (Date.now() - began) / 1000 : 0), 1000);
    return () => clearInterval(timer);
  }, [news, runs]);
  return seconds;
}
