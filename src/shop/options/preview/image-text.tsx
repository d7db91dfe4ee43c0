import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PreviewText } from '#rules/options/preview.ts';
import styles from './image-text.module.css';

/** The aspect ratio of the picture is 4:5. */
const [WIDTH, HEIGHT] = [100, 125];
/** Line height, in multiples of the letter height. */
const LEADING = 1.25;

/** An SVG hidden from screen readers: the texts are read at their inputs. */
export function ImageText({ texts }: { texts: readonly PreviewText[] }) {
  const letters = useRef<SVGGElement>(null);
  useEffect(() => followZoom(letters.current), []);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // As the picture below: where the box is square, both are cropped alike.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-over-picture=""
      className={`wcpa_text_preview ${styles.preview}`}
    >
      <g ref={letters} className={styles.letters}>
        {texts.map((text) => (
          <Lines key={text.id} text={text} />
        ))}
      </g>
    </svg>
  );
}

function Lines({ text: { lines, font, color, place } }: { text: PreviewText }) {
  const ref = useRef<SVGTextElement>(null);
  const joined = lines.join('\n');
  const [x, y] = [place.x, (place.y * HEIGHT) / 100];

  // Long words grow smaller until they fit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, other letters: another size.
  useLayoutEffect(() => fit(ref.current, place.size, place.width), [joined, font, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the letters may still be on their way.
  useEffect(() => {
    let left = false;
    void document.fonts.ready.then(() => !left && fit(ref.current, place.size, place.width));
    return () => {
      left = true;
    };
  }, [joined, font, place]);

  return (
    <text
      ref={ref}
      x={x}
      y={y}
      data-font={font}
      fill={color}
      fontSize={place.size}
      textAnchor="middle"
      dominantBaseline="central"
      transform={place.turn === 0 ? undefined : `rotate(${place.turn} ${x} ${y})`}
    >
      {lines.map((line, at) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={at}
          x={x}
          dy={`${at === 0 ? ((1 - lines.length) * LEADING) / 2 : LEADING}em`}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

function fit(text: SVGTextElement | null, size: number, width: number): void {
  if (!text) return;
  text.setAttribute('font-size', String(size));
  const maxLineLength = Math.max(...[...text.children].map((line) => getLength(line)));
  if (maxLineLength > width) text.setAttribute('font-size', String((size * width) / maxLineLength));
}

function getLength(line: Element): number {
  return line instanceof SVGTextContentElement ? line.getComputedTextLength() : 0;
}

/**
 * Keeps the text on a picture that is zoomed under the pointer: `letters` scale from the same
 * origin as the large picture. Returns how to stop.
 */
function followZoom(letters: SVGGElement | null): (() => void) | undefined {
  const box = letters?.closest<HTMLElement>('[data-zoom]');
  if (!letters || !box) return undefined;
  const follow = () => {
    const large = box.querySelector<HTMLElement>(':scope > div > img');
    const { scale, transformOrigin } =
      box.dataset.zoom === 'ready' && large ? large.style : { scale: '', transformOrigin: '' };
    if (letters.style.scale !== scale) letters.style.scale = scale;
    if (letters.style.transformOrigin !== transformOrigin) {
      letters.style.transformOrigin = transformOrigin;
    }
  };
  const watcher = new MutationObserver(follow);
  const attributeFilter = ['data-zoom', 'style'];
  watcher.observe(box, { attributes: true, attributeFilter, childList: true, subtree: true });
  follow();
  return () => watcher.disconnect();
}
