import {describe, expect, it} from 'vitest';
import {records} from '../../engine/__tests__/records';
import {withAreas} from '../areas';

describe('withAreas', () => {
  it('gives a page outside the menu the area of the nearest page', () => {
    const areas = withAreas(
      records('en', [
        {path: '/start/', area: 'Start', headings: ['Start']},
        {path: '/data/lift/', area: 'Lift', headings: ['Lift']},
        {path: '/data/connectors/jira/', area: 'Connectors', headings: ['Jira']},
        {path: '/data/connectors/server/', area: '', headings: ['Server']},
        {path: '/data/connectors/server/#a', area: '', headings: ['Server', 'A']},
      ]),
    ).map(({hierarchy}) => hierarchy.lvl0);
    expect(areas).toEqual(['Start', 'Lift', 'Connectors', 'Connectors', 'Connectors']);
  });

  it('leaves an area empty where no page has one', () => {
    const [alone] = withAreas(records('en', [{path: '/a/', area: '', headings: ['A']}]));
    expect(alone?.hierarchy.lvl0).toBe('');
  });
});
