/**
 * Whole numbers as text: five bits a character, so that a list compresses well
 * and travels in JSON, which every server compresses.
 */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

const values = new Map([...alphabet].map((character, value) => [character, value]));

/** Writes numbers of 0 and more, one after the other. */
export function packNumbers(numbers: number[]): string {
  return numbers.map(packNumber).join('');
}

function packNumber(number: number): string {
  let packed = alphabet.charAt(number & 31);
  for (let rest = number >> 5; rest > 0; rest >>= 5) {
    packed = alphabet.charAt(32 + (rest & 31)) + packed;
  }
  return packed;
}

/** Reads what `packNumbers` wrote. @throws when a character is none of the alphabet */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const character of packed) {
    const value = values.get(character);
    if (value === undefined) {
      throw new Error(`"${character}" is no digit of a packed number`);
    }
    number = (number << 5) | (value & 31);
    if (value < 32) {
      numbers.push(number);
      number = 0;
    }
  }
  return numbers;
}
