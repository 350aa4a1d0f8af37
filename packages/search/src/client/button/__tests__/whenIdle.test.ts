import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {whenIdle} from '../whenIdle';

const call = vi.fn();
const page = new EventTarget();

/** A browser whose page has loaded, or has yet to. */
function open(navigator: object, readyState = 'complete') {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('document', {readyState});
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  call.mockReset();
});

describe('whenIdle', () => {
  it('calls once, two seconds after the page has loaded', () => {
    open({}, 'interactive');
    whenIdle(call);
    vi.advanceTimersByTime(5000);
    expect(call).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1999);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(call).toHaveBeenCalledOnce();
  });

  it('can be taken back, before the page has loaded and after', () => {
    open({}, 'loading');
    whenIdle(call)();
    page.dispatchEvent(new Event('load'));
    open({});
    whenIdle(call)();
    vi.advanceTimersByTime(5000);
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['data is saved', {connection: {saveData: true, effectiveType: '4g'}}, 0],
    ['the line is slow', {connection: {effectiveType: 'slow-2g'}}, 0],
    ['the line is that of a phone', {connection: {effectiveType: '3g'}}, 0],
    ['there is little memory', {deviceMemory: 0.5}, 0],
    ['all is well', {connection: {saveData: false, effectiveType: '4g'}, deviceMemory: 1}, 1],
  ])('when %s', (_, navigator, times) => {
    open(navigator);
    whenIdle(call);
    vi.advanceTimersByTime(5000);
    expect(call).toHaveBeenCalledTimes(times);
  });
});
