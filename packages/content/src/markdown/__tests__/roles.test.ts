import {expect, it} from 'vitest';
import {roles} from '../roles';
import {afterStep} from './afterStep';

const step = roles({locale: 'en'});
const page = (...section: string[]) => ['\n<HomeRoles from="next" />', ...section].join('\n\n');

it('roles are the lists of the section, each named by the line before it', () => {
  const next = ['## Where next {#next}', 'Each list is for one role.'];
  const lists = ['Reader, like Samir:', '- Read', 'Développeur :', '- Call'];
  const others = ['## Related {#related}', 'Nobody:', '- Elsewhere'];
  const [filled] = afterStep(step, page(...next, ...lists, ...others)).split('\n');
  const list = (text: string) => `<list><listItem><paragraph>${text}</paragraph></listItem></list>`;
  expect(filled).toBe(
    `<HomeRoles from="next"><HomeRole title="Reader">${list('Read')}</HomeRole><HomeRole title="Développeur">${list('Call')}</HomeRole></HomeRoles>`,
  );
});

it('the section has lists of its own: what a later step does to them, it does not to the roles', () => {
  const filled = afterStep(
    (tree, file) => {
      step(tree, file);
      tree.children!.at(-1)!.children = [];
    },
    page('## Next {#next}', 'Reader:', '- Read'),
  );
  expect(filled).toContain('Read<');
});

it.each([
  ['there is no such section', ['## Next {#elsewhere}', 'Reader:', '- Read']],
  ['it has no list', ['## Next {#next}', 'Reader:']],
])('the build stops when %s, naming the place', (_, section) => {
  expect(() => afterStep(step, page(...section))).toThrow(/^2:1 line 2: <HomeRoles>/);
});
