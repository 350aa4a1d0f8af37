import {readColours} from '@guide/figures/kit';
import {expect, it} from 'vitest';
import {headTags} from '../headTags';

it('the theme colour of browsers is the surface of each colour mode', () => {
  const themeColors = headTags({basePath: '/'}, 'en')
    .filter(({attributes}) => attributes?.name === 'theme-color')
    .map(({attributes}) => attributes!.content);
  const surfaces = (['light', 'dark'] as const).map((mode) =>
    readColours('src/css/tokens.css', mode)('surface'),
  );
  expect(themeColors).toEqual(surfaces);
});
