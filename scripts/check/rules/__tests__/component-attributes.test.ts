import {describeRule} from '../../__tests__/describeRule';
import {componentAttributes} from '../component-attributes';

describeRule(componentAttributes, {
  passes: {
    'what they know': '<Card to="/a/" title="A" icon="glossary">Text.</Card>',
    'what may be left out': '<Card to="/a/" title="A">Text.</Card>',
    'a component of the page itself': '<Home layout="links" />',
  },
  finds: {
    'a misspelt one': [
      '<Card to="/a/" title="A" ico="glossary">Text.</Card>',
      {line: 1, found: '<Card ico>', remedy: 'Write "icon".'},
    ],
    'one that is missing': [
      '<Label />',
      {found: '<Label> without "k"', remedy: 'Write <Label k="…">.'},
    ],
    'one too many': ['<Steps numbered>\n\n1. Go.\n\n</Steps>', {remedy: 'Remove the attribute.'}],
  },
});
