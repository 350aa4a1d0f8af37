/**
 * The script that shows an announcement to a reader who closed the one before. The theme compares the
 * ids when the page has hydrated: until the next load, its styles hide the bar by the old choice.
 *
 * It is the same for every announcement, as the policy of the site names it: the id stands in the
 * `data-announcement` of its element.
 */
export const newAnnouncementScript = `try {
  if (localStorage.getItem('docusaurus.announcement.id') !== document.currentScript.dataset.announcement) {
    localStorage.removeItem('docusaurus.announcement.dismiss');
  }
} catch {}`;
