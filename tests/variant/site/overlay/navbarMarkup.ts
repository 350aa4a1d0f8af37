/** HTML of navbar items, in navbar order: examples of the Docusaurus documentation, and others. */
export const navbarMarkup = (locale: string) => ({
  dropdown: [
    '<b>Bold</b>',
    '<svg viewBox="0 0 16 16" width="16" height="16" style="fill: currentcolor;"><circle cx="8" cy="8" r="7"></circle></svg>',
    '<img src="/guide/img/mark.svg" alt="Mark" width="28" height="28">',
    '<ul><li>One</li><li>Two</li></ul>',
    '<a href="/guide/reading/" style="font-style: italic;">A styled link</a>',
    // A style attribute in one language only.
    locale === 'en' ? '<span style="letter-spacing: 1px;">Beta</span>' : '<span>Bêta</span>',
  ],
  topLevel: ['<button>Give feedback</button>'],
  versions: ['<hr class="dropdown-separator">', '<b>Archived versions</b>'],
  languages: ['<hr style="margin: 0.3rem 0;">'],
});
