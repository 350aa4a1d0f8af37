/** A browser that runs this has loaded the site: it needs no banner. */
export default function Nothing(): null {
  return null;
}
