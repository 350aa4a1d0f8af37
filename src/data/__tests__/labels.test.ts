import {describe, expect, it} from 'vitest';
import {nearLabelKeys} from '../labels';

describe('the keys near one that no label has', () => {
  it('are slips of the hand first, then those with a word in common', () => {
    expect(nearLabelKeys('stauts')[0]).toBe('status');
    expect(nearLabelKeys('save-views')).toContain('save-view');
  });

  it('are five at most, and none for a word of its own', () => {
    expect(nearLabelKeys('new')).toHaveLength(5);
    expect(nearLabelKeys('xyzzyxyzzy')).toEqual([]);
  });
});
