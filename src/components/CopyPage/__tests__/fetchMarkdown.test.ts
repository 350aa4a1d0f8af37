import {afterEach, expect, it, vi} from 'vitest';
import {fetchMarkdown} from '../fetchMarkdown';

afterEach(() => void vi.unstubAllGlobals());

it('copies a long page with its parts, from the host of the page', async () => {
  const files: Record<string, string> = {
    '/api.md':
      '# API\n\n## Resources\n\n- [User](https://docs.example.com/api/user.md)\n\n## End\n',
    '/api/user.md':
      '---\ntitle: User\n---\n\n# <a id="user"></a>API: User\n\n[B](b.md)\n\nFields.\n',
  };
  vi.stubGlobal('fetch', async (url: string) => new Response(files[url]));
  expect(await fetchMarkdown('/api.md')).toBe(
    '# API\n\n## Resources\n\n### <a id="user"></a>User\n\nFields.\n\n## End\n',
  );
});

it('throws on errors and on HTML', async () => {
  for (const response of [
    new Response('', {status: 404}),
    new Response('<p>Home', {headers: {'content-type': 'text/html; charset=utf-8'}}),
  ]) {
    vi.stubGlobal('fetch', async () => response);
    await expect(fetchMarkdown('/api.md')).rejects.toThrow('/api.md not found');
  }
});
