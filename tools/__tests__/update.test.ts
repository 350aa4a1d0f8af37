import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {dependencies} from '../../package.json';
import {findSwizzles, upstreamFiles} from '../update';

it('finds swizzled components and their upstream files by their headers', () => {
  const swizzles = findSwizzles('.');
  expect(swizzles.length).toBeGreaterThan(20);
  expect(swizzles).toContainEqual(
    expect.objectContaining({file: 'src/theme/DocCardList/index.tsx', how: 'Replaced'}),
  );
  const wrong = swizzles.filter((swizzle) => {
    const files = globSync('lib/**', {cwd: `node_modules/${swizzle.package}`});
    return (
      swizzle.version !== dependencies['@docusaurus/core'] ||
      !files.some((file) => upstreamFiles(swizzle).test(file))
    );
  });
  expect(wrong).toEqual([]);
});
