import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('search.askAi.consent');

/** Where storage is blocked, a consent holds until the page is left. */
let givenHere = false;

/** Whether the reader knows that a question leaves the site. */
export function hasConsent(): boolean {
  return givenHere || slot.get() === 'yes';
}

export function giveConsent(): void {
  givenHere = true;
  slot.set('yes');
}
