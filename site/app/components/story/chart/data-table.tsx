import type { Chart } from './chart.ts';
import { withUnit } from './scale.ts';

export function DataTable({ chart }: { chart: Chart }) {
  return (
    <div className="vh">
      <table>
        <caption>{chart.title}</caption>
        <thead>
          <tr>
            <td />
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {chart.series.map(({ name, values }) => (
                <td key={name}>{withUnit(values[index] ?? 0, chart.unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
