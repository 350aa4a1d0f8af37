import {expect, it} from 'vitest';
import {records} from '../../engine/__tests__/records';
import {withAreas} from '../areas';

it('a page outside the menu has the area of the nearest page, where there is one', () => {
  const server = {path: '/data/connectors/server/', area: '', headings: ['Server']};
  const areasOf = (parts: Parameters<typeof records>[1]) =>
    withAreas(records('en', parts)).map(({hierarchy}) => hierarchy.lvl0);
  expect(
    areasOf([
      {path: '/start/', area: 'Start', headings: ['Start']},
      {path: '/data/lift/', area: 'Lift', headings: ['Lift']},
      {path: '/data/connectors/jira/', area: 'Connectors', headings: ['Jira']},
      server,
    ]),
  ).toEqual(['Start', 'Lift', 'Connectors', 'Connectors']);
  expect(areasOf([server])).toEqual(['']);
});
