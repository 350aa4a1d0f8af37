/** Returns the features that the environment selects. @throws if it names an unknown one */
export function selectFeatures<Named extends {name: string}>(
  features: readonly Named[],
  env: NodeJS.ProcessEnv,
): readonly Named[] {
  const value = env.TELESCOPE_FEATURES?.trim();
  if (!value) {
    return features;
  }
  const names = value === 'none' ? [] : value.split(',').map((name) => name.trim());
  const known = features.map(({name}) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `TELESCOPE_FEATURES has "${unknown}": expected none, or some of ${known.join(', ')}.`,
    );
  }
  return features.filter(({name}) => names.includes(name));
}
