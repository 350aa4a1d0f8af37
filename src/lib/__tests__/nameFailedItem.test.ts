import {describe, expect, it} from 'vitest';
import {nameFailedItem} from '../nameFailedItem';

describe('nameFailedItem', () => {
  it('names the item as it is configured, and keeps the cause', () => {
    const cause = new Error('No page');
    const error = nameFailedItem(
      {type: 'doc', docId: 'gone', mobile: true, onClick: () => undefined},
      cause,
    );
    expect(error.cause).toBe(cause);
    expect(error.message).toContain('{\n  "type": "doc",\n  "docId": "gone"\n}');
  });
});
