/** Slot of features that offer downloads of the guide. None by default. */
export default function Downloads(): null {
  return null;
}
