// How long something that runs has been there, second by second.
import { useEffect, useState } from "preact/hooks";

/** Seconds since `news` came; 0 as long as it does not run. */
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
