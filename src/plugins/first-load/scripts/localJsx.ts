import path from 'node:path';

/** Folders of the site that hold pages. */
const folders = ['docs', 'blog', 'i18n'];

/** Settings of the bundler that have `localJsxLoader.cjs` read each page when it has been compiled. */
export function withLocalJsx(siteDir: string): object {
  return {
    module: {
      rules: [
        {
          test: /\.mdx$/,
          // Docusaurus has its own loader read the Markdown that no rule with folders claims.
          include: folders.map((folder) => path.join(siteDir, folder)),
          enforce: 'post',
          use: [path.join(__dirname, 'localJsxLoader.cjs')],
        },
      ],
    },
  };
}
