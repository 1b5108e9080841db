import { Component, type ReactNode } from "react";
import { ErrorState } from "./states.component";

interface Props {
  readonly children: ReactNode;
  readonly inPanel?: boolean;
  /** Changing it (a path, a record) gives the children another chance. */
  readonly resetKey?: string;
  readonly title?: string;
}

interface State {
  readonly error: unknown;
  readonly key: string | undefined;
}

/** Catches what a screen throws: the error takes its place, everything around it goes on. */
export class PageError extends Component<Props, State> {
  override state: State = { error: null, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error("Nothing was thrown") };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.key ? null : { error: null, key: props.resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { title, inPanel } = this.props;
    return (
      <ErrorState
        error={error}
        title={title}
        inPanel={inPanel}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
