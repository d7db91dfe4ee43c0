import type { adminHealthMessages } from '../../../admin/health.ts';
import type { Texts } from '../../../texts.ts';

export const germanHealth: Texts<typeof adminHealthMessages> = {
  'admin.health': 'Zustand und Speicherplatz',
  'admin.health.hint':
    'Systemprüfungen, Rat bei Problemen, Geschwindigkeit und belegter Speicherplatz.',
  'admin.health.checks': 'Prüfungen',
  'admin.health.again': 'Erneut prüfen',
  'admin.health.storage': 'Belegter Speicherplatz',
  'admin.health.kind': 'Was',
  'admin.health.files': 'Dateien',
  'admin.health.size': 'Größe',
  'admin.health.total': 'Zusammen',
  'admin.health.speed': 'Geschwindigkeit',
  'admin.health.speed.hint':
    'Alle Prozesse, die den Shop bedienen, in der letzten Stunde oder seit ihrem Start.',
  'admin.health.speed.none': 'Noch wurde keine Seite aufgerufen.',
  'admin.health.cache': 'Seiten aus dem Cache',
  'admin.health.queue': 'Wartende Aufgaben',
  'admin.health.queue.age': 'Die älteste ist seit {time} fällig',
  'admin.health.route': 'Seite oder Aufruf',
  'admin.health.requests': 'Anfragen',
  'admin.health.p95': '95 % innerhalb',
  'admin.health.more': 'mehr als {time}',
  'admin.health.allRoutes': 'Alle {count} zeigen',
  'admin.health.processes': 'Prozesse',
  'admin.health.process': 'Prozess',
  'admin.health.worker': 'Worker {number}',
  'admin.health.up': 'Läuft seit',
  'admin.health.memory': 'Speicher',
  'admin.health.delay': 'Verzögerung',
  'admin.health.processes.hint':
    'Ein Prozess, der zu beschäftigt ist, um zu antworten, fehlt hier. Die Verzögerung sagt, wie spät er seine nächste Arbeit beginnt; über 100 ms warten Besucher.',
  'admin.health.good': 'Gut',
  'admin.health.attention': 'Zu prüfen',
  'admin.health.bad': 'Defekt',
};
