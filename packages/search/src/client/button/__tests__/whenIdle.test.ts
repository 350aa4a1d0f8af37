import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {whenIdle} from '../whenIdle';

const call = vi.fn();
let page: EventTarget;

/** A browser whose page has loaded, or has yet to. */
function open(navigator: object, readyState = 'complete') {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('document', {readyState});
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  call.mockReset();
});

it('calls once, two seconds after the page has loaded', () => {
  open({}, 'interactive');
  whenIdle(call);
  vi.advanceTimersByTime(5000);
  page.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledOnce();
});

it.each(['interactive', 'complete'])('can be taken back while the page is %s', (readyState) => {
  open({}, readyState);
  whenIdle(call)();
  page.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5000);
  expect(call).not.toHaveBeenCalled();
});

it.each([
  [0, {connection: {saveData: true, effectiveType: '4g'}}],
  [0, {connection: {effectiveType: 'slow-2g'}}],
  [0, {connection: {effectiveType: '3g'}}],
  [0, {deviceMemory: 0.5}],
  [1, {connection: {saveData: false, effectiveType: '4g'}, deviceMemory: 1}],
])('calls %i times with %j', (times, navigator) => {
  open(navigator);
  whenIdle(call);
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledTimes(times);
});
