import {describeRule} from '../../__tests__/describeRule';
import {linkText} from '../link-text';

describeRule(linkText, {
  passes: {
    'words that say what is behind': 'See [how to export](./export.mdx).',
    'a label': 'See [<Label k="export" />](./export.mdx).',
    code: 'See [`GET /me`](./me.mdx).',
  },
  finds: {
    here: ['Select [here](./a.mdx).', {line: 1, column: 8, found: 'the link “here”'}],
    'with a capital': ['[Click here](./a.mdx)', {line: 1}],
    'in French': [{fr: 'Cliquez [ici](./a.mdx).'}, {found: 'the link “ici”'}],
    nothing: ['[](./a.mdx)', {found: 'a link without words'}],
  },
});
