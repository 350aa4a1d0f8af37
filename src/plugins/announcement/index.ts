import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TextPart} from '../../lib/textWithLinks';
import {hidingScript} from './hidingScript';

/** What the bar shows in the language of the build. */
export interface Announcement {
  /** Readers who closed an announcement are not shown this id again. */
  id: string;
  /** The language of its text. */
  lang: string;
  parts: TextPart[];
}

/** Without an announcement there is no bar, and no code of one. */
export interface AnnouncementOptions {
  announcement?: Announcement;
}

/**
 * The announcement bar, in place of the theme's: its text is text and links,
 * and a new one shows on the first page that is opened after it came.
 */
export default function announcement(
  {siteStorage}: LoadContext,
  {announcement: shown}: AnnouncementOptions,
): Plugin {
  return {
    name: 'announcement',

    getThemePath: () => (shown ? './themes/bar' : './themes/none'),

    contentLoaded({actions}) {
      if (shown) {
        actions.setGlobalData(shown);
      }
    },

    injectHtmlTags: () =>
      shown
        ? {
            preBodyTags: [
              {
                tagName: 'script',
                attributes: {'data-announcement': shown.id},
                innerHTML: hidingScript(siteStorage),
              },
            ],
          }
        : {},
  };
}
