import { useTheme } from '@mui/material';
import {
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { adminMessages } from '#wire/messages/admin.ts';

export interface ChartPoint {
  name: string;
  now: number;
  before: number | null;
}

interface SalesChartProps {
  points: readonly ChartPoint[];
  isCompared: boolean;
  money(value: number): string;
}

const HEIGHT = 280;

/** Hidden from screen readers: the table below has the same figures. */
export default function SalesChart({ points, isCompared, money }: SalesChartProps) {
  const { palette } = useTheme();
  const ink = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <LineChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
          <CartesianGrid stroke={palette.divider} vertical={false} />
          <XAxis dataKey="name" tick={ink} stroke={palette.divider} minTickGap={24} />
          <YAxis tick={ink} stroke={palette.divider} width={84} tickFormatter={money} />
          <Tooltip
            formatter={(value) => money(Number(value))}
            contentStyle={{
              backgroundColor: palette.background.paper,
              borderColor: palette.divider,
              color: palette.text.primary,
            }}
          />
          <Legend />
          {isCompared && (
            <Line
              dataKey="before"
              name={adminMessages['admin.analytics.chart.before']}
              stroke={palette.text.secondary}
              strokeDasharray="4 4"
              dot={false}
              isAnimationActive={false}
            />
          )}
          <Line
            dataKey="now"
            name={adminMessages['admin.analytics.chart.now']}
            stroke={palette.primary.main}
            strokeWidth={2}
            dot={points.length === 1}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
