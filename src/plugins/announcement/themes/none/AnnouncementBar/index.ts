/** Replaced: AnnouncementBar of @docusaurus/theme-classic 3.9.1, on a site without an announcement. */
export default function AnnouncementBar(): null {
  return null;
}
