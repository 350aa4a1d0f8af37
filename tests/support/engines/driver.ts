/** The engines that readers use: of Chrome and Edge, of Firefox, of Safari. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** A key by its name, as WebDriver and Puppeteer both spell it. */
export type Key = 'ArrowDown' | 'Backspace' | 'Control' | 'Enter' | 'Escape';

/** Longest wait for a browser or its driver to start: it takes seconds, and more on a busy machine. */
export const START_TIMEOUT_MS = 60_000;

/** A browser that runs. */
export interface Browser {
  /** A tab of a reader who was never at the site of the test: no other one has its window. */
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** A tab, as a reader's hands and eyes use it. All selectors are CSS. */
export interface Tab {
  /** Native messages of the console that a script cannot hear: errors, warnings, reports. */
  console: string[];
  /** Goes to an address, and waits for nothing. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; what goes in and out is JSON. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Brings an element into view, and clicks its middle. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Types characters into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses keys together. */
  press(...keys: (Key | string)[]): Promise<void>;
  back(): Promise<void>;
  /** CSS pixels of the viewport; WebKit's window is not narrower than 450. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
