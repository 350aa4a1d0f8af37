import {beforeEach, expect, it} from 'vitest';
import {siteSearchScript} from '../siteSearch';

type Listener = (event: object) => void;

let press: (key: string, event?: object) => boolean;
let page: Partial<Window>;

/** Runs the script in a page without other scripts. `press` returns whether it captured a key. */
function runScript(): void {
  let listener: Listener;
  page = {};
  const globals = {
    window: page,
    document: {documentElement: {dataset: {}}, querySelector: () => null},
    localStorage: {getItem: () => null},
    addEventListener: (_type: string, added: Listener) => (listener = added),
  };
  new Function(...Object.keys(globals), siteSearchScript)(...Object.values(globals));
  press = (key, event) => {
    let isCaptured = false;
    listener({
      ...{key, target: {tagName: 'BODY'}, timeStamp: 0, stopPropagation: () => {}},
      preventDefault: () => (isCaptured = true),
      ...event,
    });
    return isCaptured;
  };
}

beforeEach(() => runScript());

it.each([
  ['/', {}],
  ['k', {ctrlKey: true, target: {tagName: 'INPUT'}}],
])('captures text after %s %j', (key, event) => {
  expect(press(key, event)).toBe(true);
  ['a', 'b', 'Backspace', 'Shift', 'c'].forEach((name) => press(name));
  expect(page.siteSearch?.typed).toBe('ac');
  press('Escape');
  expect(page.siteSearch?.typed).toBeUndefined();
});

it('ignores / in a field', () => {
  expect(press('/', {target: {tagName: 'INPUT'}})).toBe(false);
});

it("stops capturing if the page's scripts don't load", () => {
  press('/');
  expect(press('a')).toBe(true);
  expect(press('b', {timeStamp: 30_000})).toBe(false);
});
