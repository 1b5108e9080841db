import { useRouterState } from "@tanstack/react-router";
import { DetailPage } from "../detail/detail-page.component";
import { headAt } from "../detail/record-heads";
import headerClasses from "../list/list-header.module.css";
import pageClasses from "../list/list-page.module.css";
import classes from "./frames.module.css";
import { LoadingDetail, LoadingFields, LoadingRows, Skeleton } from "./skeletons.component";

/** A list that is on its way: its title, the place of its filters, and rows after a moment. */
export function ListFrame({ title }: { readonly title: string }) {
  return (
    <div className={pageClasses.page}>
      <div className={pageClasses.list}>
        <header className={headerClasses.header}>
          <div className={headerClasses.line}>
            <h1 className={headerClasses.title}>{title}</h1>
            <span className={headerClasses.count}>
              <Skeleton width={44} height={14} />
            </span>
          </div>
          <div className={classes.views} aria-hidden="true">
            {[56, 72, 64].map((width) => (
              <Skeleton key={width} width={width} height={14} />
            ))}
          </div>
        </header>
        <div className={classes.filters} aria-hidden="true">
          <Skeleton width={280} height={32} />
          <Skeleton width={84} height={32} />
        </div>
        <div className={pageClasses.scroll}>
          <LoadingRows />
        </div>
      </div>
    </div>
  );
}

/** A record that is on its way: under its own name and cover where a list has shown them. */
export function RecordFrame() {
  const head = useRouterState({ select: ({ location }) => headAt(location.pathname) });
  if (head === null) return <LoadingDetail />;
  const { title, cover, meta, status, list } = head;
  return (
    <DetailPage
      breadcrumb={[list, { label: title }]}
      title={title}
      {...(cover && { cover })}
      meta={[...(meta ? [meta] : []), ...(status ? [status] : [])]}
    >
      <LoadingFields />
    </DetailPage>
  );
}
