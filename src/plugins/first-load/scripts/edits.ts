import type editPlace from '../../../lib/editPlace.cjs';

type Edit = Parameters<typeof editPlace>[1];

const see = 'src/plugins/first-load/scripts/edits.ts';

const helmet = {of: 'react-helmet-async after 1.3.0', see};

/** What is changed in packages that every page loads, by file. */
export const edits: {file: RegExp; edits: Edit[]}[] = [
  {
    // To see whether the side menu of a phone holds something else, the theme puts the names of two
    // properties in order as a dictionary does. For that the browser gets its rules of languages
    // ready, when it is first asked: 15 ms of a fast computer, for each visit.
    file: /@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
    edits: [
      {
        of: '@docusaurus/theme-common after 3.9.1',
        does: 'sorts names by localeCompare',
        place: 'a[0].localeCompare(b[0])',
        by: '(a[0] < b[0] ? -1 : 1)',
        see,
      },
    ],
  },
  {
    // A page has some twenty parts that add to its head. As each comes or goes, the package puts all
    // of them together, and has the last result written with the next frame. Here they are put
    // together once, in that frame.
    file: /react-helmet-async[\\/]lib[\\/]index\.module\.js$/,
    edits: [
      {
        ...helmet,
        does: 'puts the head together in emitChange',
        place: 'r.emitChange=function(){',
        by: 'r.emitChange=function(){var head=this;_=_||requestAnimationFrame(function(){_=null;head.emitNow()})},r.emitNow=function(){',
      },
      {
        ...helmet,
        does: 'waits for a frame to write the head',
        place: 'e.defer?_=requestAnimationFrame(function(){K(e,function(){_=null})}):(K(e),_=null)',
        by: 'K(e)',
      },
    ],
  },
];
