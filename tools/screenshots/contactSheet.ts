import {fileName, type Shot} from './options';

/** A page that shows all pictures, those of a subject side by side. */
export function contactSheet(shots: Shot[]): string {
  const rows = [...new Set(shots.map(({subject}) => subject))].map((subject) => {
    const figures = shots
      .filter((shot) => shot.subject === subject)
      .map((shot) => {
        const file = fileName(shot);
        const caption = `${shot.locale}, ${shot.width} px, ${shot.mode}`;
        return `<figure><a href="${file}"><img src="${file}" alt="${subject}, ${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
      });
    return `<h2>${subject}</h2>\n<div>\n${figures.join('\n')}\n</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every kind of page</title>
<style>
  body { margin: 1rem; font: 0.875rem system-ui; }
  div { display: flex; gap: 0.5rem; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { height: 24rem; width: 15rem; object-fit: cover; object-position: top; border: 1px solid #ccc; }
</style>
<h1>Every kind of page</h1>
${rows.join('\n')}
</html>
`;
}
