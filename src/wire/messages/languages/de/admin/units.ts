import type { unitTexts } from '../../../settings/units.ts';
import type { Texts } from '../../../texts.ts';

export const germanUnits: Texts<typeof unitTexts, 'unit.'> = {
  'unit.seconds': 'Sekunden',
  'unit.minutes': 'Minuten',
  'unit.hours': 'Stunden',
  'unit.days': 'Tage',
  'unit.months': 'Monate',
  'unit.pixels': 'px',
  'unit.percent': '%',
  'unit.kilobytes': 'kB',
  'unit.characters': 'Zeichen',
};
