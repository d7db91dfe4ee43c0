/** Round bars along a curve: handles, spouts, reeds, rails, cords. */
import { tone } from '../colour.ts';
import { stroke } from '../pen.ts';

export function tube(d: string, width: number, colour: string, gloss = 0.3): string {
  return (
    stroke(d, tone(colour, 0.2), width) +
    stroke(
      d,
      tone(colour, 0.4),
      width * 0.84,
      `transform="translate(${-width * 0.05} ${-width * 0.05})"`,
    ) +
    stroke(
      d,
      tone(colour, 0.56),
      width * 0.56,
      `transform="translate(${-width * 0.11} ${-width * 0.11})"`,
    ) +
    stroke(
      d,
      tone(colour, 0.7),
      width * 0.28,
      `transform="translate(${-width * 0.16} ${-width * 0.15})" opacity="0.8"`,
    ) +
    stroke(
      d,
      '#fffaf0',
      width * 0.09,
      `transform="translate(${-width * 0.19} ${-width * 0.19})" opacity="${(0.2 + gloss * 0.6).toFixed(2)}"`,
    )
  );
}
