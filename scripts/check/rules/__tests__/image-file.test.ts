import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {imageFile} from '../image-file';

const findings = (text: string) =>
  findingsIn(imageFile, {'docs/a/b.mdx': text, 'docs/a/my map.png': '', 'static/img/map.png': ''});

it('passes files beside the page, and those of the folder static', async () => {
  expect(await findings('![A](./my%20map.png)\n\n![B](/img/map.png)')).toEqual([]);
});

it('finds an image of another server, and files that do not exist', async () => {
  expect(
    await findings(
      '![A](https://example.org/a.png)\n\n![B](./gone.png)\n\n![C](//example.org/c.png)',
    ),
  ).toMatchObject([
    {line: 1, found: expect.stringContaining('on another server') as string},
    {line: 3, found: expect.stringContaining('does not exist') as string},
    {line: 5, found: expect.stringContaining('on another server') as string},
  ]);
});
