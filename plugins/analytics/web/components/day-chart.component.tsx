import { formatDate, formatNumber } from "@estante/sdk";
import { AreaChart } from "@mantine/charts";
import "@mantine/charts/styles.css";

const HEIGHT = 280;
const SHARE_OF_DAYS = 0.35;

export interface DayPoint {
  readonly day: string;
  readonly value: number | null;
}

/** A line over days. It takes the focus: the arrow keys go from day to day. */
export function DayChart({ points, name }: { readonly points: readonly DayPoint[]; readonly name: string }) {
  const rows = points.map(({ day, value }) => ({ day: formatDate(`${day}T12:00:00`), value }));
  return (
    <AreaChart
      h={HEIGHT}
      data={rows}
      dataKey="day"
      series={[{ name: "value", label: name, color: "var(--es-accent)" }]}
      curveType="monotone"
      connectNulls={false}
      withDots={points.length < HEIGHT * SHARE_OF_DAYS}
      dotProps={{ r: 2 }}
      fillOpacity={0.14}
      valueFormatter={(value) => formatNumber(value, { maximumFractionDigits: 1 })}
      xAxisProps={{ minTickGap: 32 }}
      areaProps={{ isAnimationActive: false }}
      areaChartProps={{ accessibilityLayer: true, title: name }}
    />
  );
}
