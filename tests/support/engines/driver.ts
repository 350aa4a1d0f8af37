/** Browser engines: Chrome and Edge, Firefox, Safari. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Key names shared by WebDriver and Puppeteer. */
export type Key = 'ArrowDown' | 'Backspace' | 'Control' | 'Enter' | 'Escape';

/** Startup takes seconds, and longer on a busy machine. */
export const START_TIMEOUT_MS = 60_000;

/** A running browser. */
export interface Browser {
  /** Opens a tab in a new window, with empty storage. */
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** A tab, controlled like a user would. All selectors are CSS. */
export interface Tab {
  /** Native console messages that page scripts can't intercept: errors, warnings, reports. */
  console: string[];
  /** Navigates without waiting. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Scrolls an element into view and clicks its centre. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses keys together. */
  press(...keys: (Key | string)[]): Promise<void>;
  back(): Promise<void>;
  /** Viewport size in CSS pixels. WebKit's window is at least 450 wide. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
