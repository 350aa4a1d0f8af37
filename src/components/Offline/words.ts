import type {Reason} from '@guide/offline/client';
import {inLanguage, type Locale, type Localized} from '@site/src/config/locales';

/** What the panel says; sizes are such as 8.9 MB, languages are called by their own names. */
interface Words {
  name: string;
  looking: string;
  working: string;
  progress: string;
  doneOf: (done: string, total: string) => string;
  kept: (language: string, date: string, size: string) => string;
  fresh: string;
  outdated: string;
  unknown: string;
  lost: string;
  size: (language: string, size: string, sent: string) => string;
  noList: string;
  keep: string;
  cancel: string;
  update: (sent: string) => string;
  remove: string;
  again: string;
  /** After an act of the reader. */
  outcomes: Readonly<Record<Reason | 'removed', string>>;
}

/**
 * They stand here and not among the messages of the theme: those of a translated language are part
 * of each first visit, and these are for who asks.
 */
const words: Localized<Words> = {
  en: {
    name: 'Read offline',
    looking: 'Looking for a copy…',
    working: 'The guide is being kept on this device. You can read other pages meanwhile.',
    progress: 'Kept so far',
    doneOf: (done, total) => `${done} of ${total}`,
    kept: (language, date, size) => `${language}: kept on ${date}, ${size}.`,
    fresh: 'It is up to date.',
    outdated:
      'A newer guide has been published: without a network you read this copy until you update it.',
    unknown: 'Whether it is up to date shows once there is a network.',
    lost: 'The browser has taken back the copy that was here, as it may when a device runs full or a site is not opened for long. You can keep it again.',
    size: (language, size, sent) =>
      `${language}: not kept. All pages, figures and the search take ${size} on this device, and about ${sent} to download.`,
    noList: 'The site does not answer, so the copy cannot be kept now. Check your network.',
    keep: 'Keep for reading offline',
    cancel: 'Cancel',
    update: (sent) => `Update (about ${sent})`,
    remove: 'Remove',
    again: 'Try again',
    outcomes: {
      unsupported:
        'This browser cannot keep the guide here. A private window and an address without https do not let it: try an ordinary window, or another browser.',
      'no room':
        'There is not enough room for the copy, and what had come is deleted. Free some space on this device, then try again.',
      network: 'The network failed on the way, and what had come is deleted. Try again later.',
      changing: 'The site is being renewed at this moment. Try again in a few minutes.',
      busy: 'Another tab keeps or removes a copy at this moment. Try again when it is done.',
      cancelled: 'Cancelled. This device has what it had before.',
      removed: 'The copy is removed.',
    },
  },
  fr: {
    name: 'Lire hors ligne',
    looking: 'Recherche d’une copie…',
    working:
      'Le guide est en cours d’enregistrement sur cet appareil. Vous pouvez lire d’autres pages en attendant.',
    progress: 'Déjà enregistré',
    doneOf: (done, total) => `${done} sur ${total}`,
    kept: (language, date, size) => `${language}\u00A0: conservé le ${date}, ${size}.`,
    fresh: 'Cette copie est à jour.',
    outdated:
      'Un guide plus récent est publié\u00A0: sans réseau, vous lisez cette copie tant que vous ne l’avez pas mise à jour.',
    unknown: 'Impossible de savoir sans réseau si cette copie est à jour.',
    lost: 'Le navigateur a repris la place de la copie qui était ici, comme il peut le faire quand un appareil est plein ou qu’un site n’a pas été ouvert depuis longtemps. Vous pouvez l’enregistrer de nouveau.',
    size: (language, size, sent) =>
      `${language}\u00A0: non conservé. L’ensemble des pages, des figures et la recherche occupe ${size} sur cet appareil, pour environ ${sent} à télécharger.`,
    noList:
      'Le site ne répond pas\u00A0: la copie ne peut pas être enregistrée maintenant. Vérifiez votre réseau.',
    keep: 'Conserver pour lire hors ligne',
    cancel: 'Annuler',
    update: (sent) => `Mettre à jour (environ ${sent})`,
    remove: 'Supprimer',
    again: 'Réessayer',
    outcomes: {
      unsupported:
        'Ce navigateur ne peut pas conserver le guide ici. Une fenêtre privée et une adresse sans https l’en empêchent\u00A0: essayez une fenêtre ordinaire ou un autre navigateur.',
      'no room':
        'La place manque pour la copie\u00A0; ce qui était arrivé est effacé. Libérez de la place sur cet appareil, puis réessayez.',
      network:
        'Le réseau s’est interrompu en chemin\u00A0; ce qui était arrivé est effacé. Réessayez plus tard.',
      changing: 'Le site est en cours de mise à jour. Réessayez dans quelques minutes.',
      busy: 'Un autre onglet enregistre ou supprime une copie en ce moment. Réessayez quand il aura terminé.',
      cancelled: 'Opération annulée. Cet appareil garde ce qu’il avait avant.',
      removed: 'La copie est supprimée.',
    },
  },
};

/** Props of what says them. */
export interface Said {
  language: string;
  words: Words;
}

/** The words of a language, and the language that they are in. */
export function wordsOf(locale: string): {value: Words; lang: string} {
  return inLanguage(words, locale as Locale);
}

/** Bytes as a reader says them: 8.9 MB, 8,9 Mo. */
export function megabytes(bytes: number, locale: string): string {
  // Rounded up: nothing is none at all.
  const size = (Math.ceil(bytes / 1e5) / 10).toLocaleString(locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // A unit stays with its number.
  return size.replaceAll(' ', '\u00A0');
}
