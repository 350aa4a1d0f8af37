import {expect, it} from 'vitest';
import {collapseSpaces, openPage} from '../../support/build';

it.each([
  {
    home: '/',
    name: 'Announcement',
    link: 'Classic screens end 31 March 2026, POST 30 June',
    button: 'Close the announcement',
  },
  {
    home: '/fr/',
    name: 'Annonce',
    link: 'Anciens écrans : fin le 31 mars 2026, POST le 30 juin',
    button: 'Fermer l’annonce',
  },
])('the announcement in $home is a named region with a link and a button', (expected) => {
  const $ = openPage(`${expected.home}glossary/`);
  const bar = $('section.theme-announcement-bar');
  expect({
    home: bar.find('a').attr('href')?.replace('versions/#planned-removals', ''),
    name: bar.attr('aria-label'),
    link: collapseSpaces(bar.find('a').text()),
    button: bar.find('button').attr('aria-label'),
  }).toEqual(expected);
  expect($('header, [role="banner"]').not('article header')).toHaveLength(0);
});
